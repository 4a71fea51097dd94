#!/bin/sh
# Makes the certificates of the test server, once; they are valid for a hundred years, or never.
# Nothing outside these tests trusts this authority, and its key is thrown away.
set -e
cd "$(dirname "$0")/certificates"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }

key "$work/authority.key"
openssl req -x509 -new -key "$work/authority.key" -subj "/CN=Courtside test authority" \
  -days 36500 -out authority.pem
: > "$work/index.txt"
cat > "$work/ca.conf" <<END
[ca]
default_ca = test
[test]
database = $work/index.txt
new_certs_dir = $work
rand_serial = yes
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
[any]
commonName = supplied
END

# NAME HOST FROM TO
certificate() {
  key "$work/$1.key"
  openssl req -new -key "$work/$1.key" -subj "/CN=$1" -addext "subjectAltName=$2" -out "$work/$1.csr"
  openssl ca -batch -notext -config "$work/ca.conf" -cert authority.pem -keyfile "$work/authority.key" \
    -startdate "$3" -enddate "$4" -in "$work/$1.csr" -out "$work/$1.pem"
  cat "$work/$1.key" "$work/$1.pem" > "$1.pem"
}
certificate good IP:127.0.0.1 20240101000000Z 21240101000000Z
certificate expired IP:127.0.0.1 20100101000000Z 20110101000000Z
certificate future IP:127.0.0.1 21100101000000Z 21240101000000Z
certificate stranger DNS:elsewhere.invalid 20240101000000Z 21240101000000Z
