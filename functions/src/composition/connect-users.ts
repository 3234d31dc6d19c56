import type { callCounts } from '#database/call-counts.ts'
import type { Connect } from '#database/connect.ts'
import type { ImageFiles } from '#features/images/image-files.ts'
import type { returnPhotosRepository } from '#features/orders/returns/return-photos.repository.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { eraseAccount, type EraseAccount } from '#features/users/erasing/erase-account.ts'
import { erasuresRepository } from '#features/users/erasing/erasures.repository.ts'
import type { credentialChanges } from '#features/users/passwords/credential-changes.ts'
import type { credentialsRepository } from '#features/users/passwords/credentials.repository.ts'
import { loginAttemptsRepository } from '#features/users/passwords/login-attempts.repository.ts'
import { usersRepository } from '#features/users/users.repository.ts'
import { usersService } from '#features/users/users.service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { Log } from '#platform/log.ts'
import type { Mailing } from './connect-mailing.ts'
import type { connectReviews } from './connect-reviews.ts'

/** The least time in milliseconds that a refused log-in takes. */
const REFUSAL_MS = 600

type Accounting = {
  connect: Connect
  accounts: Accounts
  credentials: ReturnType<typeof credentialsRepository> & ReturnType<typeof credentialChanges>
  mailing: Mailing
  config: Config
  clock: Clock
  erasing: EraseAccount
  countCall: ReturnType<typeof callCounts>['countCall']
}

export const connectUsers = ({
  connect,
  accounts,
  credentials,
  mailing,
  config,
  clock,
  erasing,
  countCall,
}: Accounting) =>
  usersService({
    accounts,
    users: usersRepository(connect),
    credentials,
    transact: accountTransactions(connect),
    attempts: loginAttemptsRepository(connect),
    erasing,
    emailConfirmation: mailing.emailConfirmation,
    forgotten: {
      countCall,
      perAddressAndHour: config.addressLimits.passwordResetsPerHour,
      siteUrl: config.siteUrl,
    },
    clock,
    // The emulator hashes no passwords, so it takes the same time for any refusal.
    refusalMs: config.authEmulator ? 0 : REFUSAL_MS,
  })

type Erasing = {
  connect: Connect
  accounts: Pick<Accounts, 'remove'>
  transact: ReturnType<typeof accountTransactions>
  photos: ReturnType<typeof returnPhotosRepository>
  reviews: ReturnType<typeof connectReviews>
  files: ImageFiles
  clock: Clock
  log: Log
}

/** What is erased with a closed account. */
export const connectErasing = ({ connect, photos, reviews, files, ...ports }: Erasing) => {
  const erasures = erasuresRepository(connect, {
    reviewsChanged: reviews.changed,
    removePhotos: photos.removeOfCustomer,
    removeReviewPhotos: files.discard,
  })
  return eraseAccount({ ...ports, erasures })
}
