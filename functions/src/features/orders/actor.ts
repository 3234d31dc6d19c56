import type { Role } from '@bartan/contract/users/roles'

/** Who does something with an order: an account, or the customer of its link. */
export type Actor = { _id: string; name: string; role: Role }

/** Field by field: the account passed in holds more about a person. */
export const actorOf = ({ _id, name, role }: Actor): Actor => ({ _id, name, role })
