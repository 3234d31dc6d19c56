/** Without other backups, the owner should make one at least this often. */
export const BACKUP_DAYS = 31

/** Characters. A stolen file can be attacked offline for years. */
export const MIN_PASSPHRASE = 12
export const MAX_PASSPHRASE = 200
