import type { Role } from '@bartan/contract/shared/roles'

/** Who changed an order: an account, or the customer by the link. */
export type ChangeAuthor = { _id: string; name: string; role: Role }

/** Field by field: the account passed in holds more about a person. */
export const changeAuthor = ({ _id, name, role }: ChangeAuthor): ChangeAuthor => ({
  _id,
  name,
  role,
})
