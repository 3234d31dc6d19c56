import type { User } from '@bartan/contract/user'
import { AppError, invalidField } from '../../app-error.ts'
import { ownTries } from './check-password.ts'
import type { CheckPassword } from './check-password.ts'

export type CloseAccountPorts = {
  checkPassword: CheckPassword
  accounts: { remove(uid: string): Promise<void> }
  personalData: {
    /** Removes from the customer's orders what need not be kept. Safe to repeat. */
    eraseFromOrders(userId: string): Promise<void>
    eraseFromAudit(userId: string): Promise<void>
    /** The text stays, its author's name goes. */
    eraseFromReviews(userId: string): Promise<void>
    /** Account, cart, wishlist, checkouts and failed log-ins; returns what brings the account back. */
    remove(user: User): Promise<() => Promise<void>>
  }
}

/**
 * Deletes the caller's own account. The orders come first, so that an account that still exists shows that a deletion
 * broke off and may be repeated. The account's record goes next: from then on no token is valid.
 */
export const closeAccount =
  ({ checkPassword, accounts, personalData }: CloseAccountPorts) =>
  async (user: User, password: string): Promise<void> => {
    if (user.role === 'admin')
      throw new AppError(
        'conflict',
        'An admin’s account can not be deleted. Ask another admin to make you a customer first.',
      )
    const { _id, phone } = user
    const known = await checkPassword(password, { phone, countedAs: ownTries(_id) })
    if (known?.user._id !== _id) throw invalidField('password', 'Password is wrong')
    await personalData.eraseFromOrders(user._id)
    await personalData.eraseFromAudit(user._id)
    await personalData.eraseFromReviews(user._id)
    const restore = await personalData.remove(user)
    try {
      await accounts.remove(user._id)
    } catch (error) {
      await restore()
      throw error
    }
    // An order may have been placed, or a review written, meanwhile.
    await personalData.eraseFromOrders(user._id)
    await personalData.eraseFromReviews(user._id)
  }
