import type { Role } from '@bartan/contract/shared/roles'

export type ChangeAuthor = { _id: string; name: string; role: Role }

/** Field by field: the account passed in has more personal data. */
export const changeAuthor = ({ _id, name, role }: ChangeAuthor): ChangeAuthor => ({
  _id,
  name,
  role,
})
