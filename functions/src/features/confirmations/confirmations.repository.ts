import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { Connect } from '#database/connect.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'

/** The purpose of the token's link; undefined if there is none. */
export const purposeOf = async (
  connect: Connect,
  token: string,
): Promise<ConfirmationPurpose | undefined> => {
  const { confirmations } = await connect()
  return (await confirmations.doc(hashOfToken(token)).get()).data()?.purpose
}
