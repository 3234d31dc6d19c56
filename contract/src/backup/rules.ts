/** An owner who keeps no other backups makes one at least this often. */
export const BACKUP_DAYS = 31

/** Characters of the passphrase: whoever has the file may guess at it for years. */
export const MIN_PASSPHRASE = 12
export const MAX_PASSPHRASE = 200
