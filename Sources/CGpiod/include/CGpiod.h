#pragma once

/// The libgpiod API this was compiled against: 1 (Debian 12) or 2 (Debian 13).
int cg_api(void);
