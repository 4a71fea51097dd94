# bash completion for courtside(1)

_courtside() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  local shared='--format --first-server --screen --lang --layout --size --config --data --help'
  local words=
  COMPREPLY=()
  # "--option=value" arrives as three words where "=" breaks them.
  if [[ $current == = ]]; then current=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi

  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W \
      'run simulate replay matches self-test check-config quoridor spy --help --version' -- "$current")
    return
  fi
  case $before in
    --gpio) words='device keyboard script:' ;;
    --display) words='kms window headless' ;;
    --format) words='3x21 3x15 3x15-18 3x11 5x11 5x11-de 5x11-ch 5x11-race13 5x11-flat 21-21-11 1x21 1x11 open21 open15 open11' ;;
    --first-server) words='A B' ;;
    --screen) words='badminton quoridor spy' ;;
    --lang) words='en zh-Hant' ;;
    --layout) words='halves court portrait led' ;;
    --size) words='1920x1080 1280x720 1366x768 1024x600 800x480 1080x1920 3840x2160' ;;
    --as) words='notation json csv svg' ;;
    --config | --times | --out)
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      return
      ;;
    --data)
      mapfile -t COMPREPLY < <(compgen -d -- "$current")
      return
      ;;
    *)
      case $command in
        run) words="--gpio --display --times $shared" ;;
        self-test) words="--gpio --display --watch $shared" ;;
        simulate)
          words="--times $shared"
          [[ $current == -* ]] || { mapfile -t COMPREPLY < <(compgen -f -- "$current"); return; }
          ;;
        replay) words='--steps --help' ;;
        matches)
          if ((COMP_CWORD == 2)); then
            words='list show export import --help'
          elif [[ ${COMP_WORDS[2]} == import && $current != -* ]]; then
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
          else
            words='--as --out --lang --json --data --config --help'
          fi
          ;;
        check-config) words='--config --help' ;;
        quoridor) ((COMP_CWORD == 2)) && words='moves perft replay engine arena selfplay train bench --help' ;;
        spy) ((COMP_CWORD == 2)) && words='simulate bank --help' ;;
      esac
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o filenames -F _courtside courtside
