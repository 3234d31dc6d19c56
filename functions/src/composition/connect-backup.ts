import type { Connect } from '#database/connect.ts'
import { backupRepository } from '#features/backup/backup.repository.ts'
import { backupService } from '#features/backup/backup.service.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import { openAuth } from '#platform/firebase/open-auth.ts'

type Platform = {
  connect: Connect
  config: Config
  storage: ImageStore
  settings: Pick<SettingsService, 'current'>
  clock: Clock
}

export const connectBackup = (platform: Platform) => {
  const { connect, config, storage, settings, clock } = platform
  return backupService({
    backup: backupRepository(connect, { auth: () => openAuth(config), images: storage }),
    project: config.projectId,
    accounts: config.authEmulator ? 'emulator' : 'firebase',
    shop: () => settings.current(),
    siteUrl: config.siteUrl,
    clock,
  })
}
