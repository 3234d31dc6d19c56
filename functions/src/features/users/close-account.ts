import type { User } from '@bartan/contract/user'
import { AppError, invalidField } from '../../app-error.ts'

export type CloseAccountPorts = {
  checkPassword: (phone: string, password: string) => Promise<object | undefined>
  accounts: { remove(uid: string): Promise<void> }
  personalData: {
    /** Takes from the customer's orders what need not be kept. Safe to repeat. */
    eraseFromOrders(userId: string): Promise<void>
    eraseFromAudit(userId: string): Promise<void>
    /** What was said stays, who said it goes. */
    eraseFromReviews(userId: string): Promise<void>
    /** Account, cart, wishlist, checkouts, failed tries; answers the account's way back. */
    remove(user: User): Promise<() => Promise<void>>
  }
}

/**
 * Deletes one's own account. The orders come first, so that an account which still is there tells of a deletion that
 * broke off and may be repeated. The account's record goes next: from then on no token counts.
 */
export const closeAccount =
  ({ checkPassword, accounts, personalData }: CloseAccountPorts) =>
  async (user: User, password: string): Promise<void> => {
    if (user.role === 'admin')
      throw new AppError(
        'conflict',
        'An admin’s account can not be deleted. Ask another admin to make you a customer first.',
      )
    if (!(await checkPassword(user.phone, password)))
      throw invalidField('password', 'Password is wrong')
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
    // An order may have been placed meanwhile, or a review written.
    await personalData.eraseFromOrders(user._id)
    await personalData.eraseFromReviews(user._id)
  }
