#pragma once
#include <sqlite3.h>

/// Keeps what is in the write-ahead log there when the connection closes, so that a file that is only
/// looked at is not changed. `sqlite3_db_config` is variadic, which Swift cannot call.
static inline int csqlite_keep_log_on_close(sqlite3 *database, int keep) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep, (int *)0);
}

/// Refuses statements that could damage the file on purpose, whatever its schema says.
static inline int csqlite_defend(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
