import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { Connect } from '#database/connect.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'

export const confirmationsRepository = (connect: Connect) => ({
  /** What the token's link confirms an address for; undefined if there is no such link. */
  purposeOf: async (token: string): Promise<ConfirmationPurpose | undefined> => {
    const { confirmations } = await connect()
    return (await confirmations.doc(hashOfToken(token)).get()).data()?.purpose
  },
})
