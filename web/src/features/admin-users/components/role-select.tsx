import type { Role } from '@bartan/contract/account-rules'
import { Select } from '../../../components/form-field.tsx'
import { useChangeRole } from '../api/change-role.ts'
import type { User } from '@bartan/contract/user'

export const RoleSelect = ({ user }: { user: User }) => {
  const { mutate: changeRole } = useChangeRole(user)
  return (
    <Select
      aria-label={`Role of ${user.name}`}
      value={user.role}
      w="auto"
      minH="36px"
      py="1"
      pr="8"
      fontSize="sm"
      backgroundPosition="right 8px center"
      onChange={({ target }) => changeRole(target.value as Role)}
    >
      <option value="customer">Customer</option>
      <option value="admin">Admin</option>
    </Select>
  )
}
