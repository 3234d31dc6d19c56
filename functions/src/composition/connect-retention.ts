import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import type { ReturnPhotosRepository } from '#features/orders/returns/return-photos.repository.ts'
import { retentionRepository } from '#features/retention/retention.repository.ts'
import { retentionService } from '#features/retention/retention.service.ts'
import type { EraseAccount } from '#features/users/erasing/erase-account.ts'
import type { Clock } from '#platform/clock.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { Log } from '#platform/log.ts'

type RetentionParts = {
  connect: Connect
  accounts: Pick<Accounts, 'lastUsed'>
  erasing: EraseAccount
  clock: Clock
  removePhoto: ReturnPhotosRepository['remove']
  current: () => Promise<Settings>
  log: Log
}

export const connectRetention = ({
  connect,
  accounts,
  erasing,
  removePhoto,
  ...rest
}: RetentionParts) => {
  const { lastUsed } = accounts
  const erase = (id: string) => erasing.erase(id)
  const { current: settings, clock, log } = rest
  return retentionService({
    ...retentionRepository(connect, { lastUsed, erase, removePhoto }),
    settings,
    clock,
    log,
  })
}
