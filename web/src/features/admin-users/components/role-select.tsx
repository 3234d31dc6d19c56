import type { Role } from '@bartan/contract/account-rules'
import { Select } from '../../../components/form-field.tsx'
import { useChangeRole } from '../api/change-role.ts'
import { copy } from '../copy.ts'
import type { User } from '@bartan/contract/user'

export const RoleSelect = ({ user }: { user: User }) => {
  const { mutate: changeRole } = useChangeRole(user)
  return (
    <Select
      aria-label={copy('roleOf', { name: user.name })}
      value={user.role}
      w="auto"
      minH="tap.sm"
      py="1"
      pr="8"
      fontSize="sm"
      backgroundPosition="right 8px center"
      onChange={({ target }) => changeRole(target.value as Role)}
    >
      <option value="customer">{copy('customer')}</option>
      <option value="admin">{copy('admin')}</option>
    </Select>
  )
}
