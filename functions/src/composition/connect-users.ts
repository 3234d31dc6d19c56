import type { ImageFiles } from '#features/images/image-files.ts'
import type { returnPhotosRepository } from '#features/orders/returns/return-photos.repository.ts'
import type { reviewsService } from '#features/reviews/reviews.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { eraseAccount, type EraseAccount } from '#features/users/erasing/erase-account.ts'
import { erasuresRepository } from '#features/users/erasing/erasures.repository.ts'
import type { credentialChanges } from '#features/users/passwords/credential-changes.ts'
import type { credentialsRepository } from '#features/users/passwords/credentials.repository.ts'
import { loginAttemptsRepository } from '#features/users/passwords/login-attempts.repository.ts'
import { usersRepository } from '#features/users/users.repository.ts'
import { usersService } from '#features/users/users.service.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Mailing } from './connect-mailing.ts'

/** The least time in milliseconds that a refused log-in takes. */
const REFUSAL_MS = 600

type Accounting = {
  accounts: Accounts
  credentials: ReturnType<typeof credentialsRepository> & ReturnType<typeof credentialChanges>
  mailing: Mailing
  erasing: EraseAccount
}

export const connectUsers = (
  { connect, config, countCall, clock }: ShopContext,
  { accounts, credentials, mailing, erasing }: Accounting,
) =>
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
  accounts: Pick<Accounts, 'remove'>
  photos: ReturnType<typeof returnPhotosRepository>
  reviews: ReturnType<typeof reviewsService>
  files: ImageFiles
}

/** What is erased with a closed account. */
export const connectErasing = (
  { connect, clock, log }: ShopContext,
  { accounts, photos, reviews, files }: Erasing,
) =>
  eraseAccount({
    accounts,
    transact: accountTransactions(connect),
    erasures: erasuresRepository(connect, {
      reviewsChanged: reviews.changed,
      removePhotos: photos.removeOfCustomer,
      removeReviewPhotos: files.discard,
    }),
    clock,
    log,
  })
