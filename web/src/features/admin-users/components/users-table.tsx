import { Breakable, breakable, Cell, DataTable } from '../../../components/data-table.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { DeleteUser } from './delete-user.tsx'
import { RoleSelect } from './role-select.tsx'
import type { User } from '@bartan/contract/user'

const COLUMNS = [
  { name: 'Name' },
  { name: 'Phone' },
  { name: 'Email' },
  { name: 'Role' },
  { name: 'Actions' },
] as const

export const UsersTable = ({ users }: { users: User[] }) => (
  <DataTable caption="Users" columns={COLUMNS}>
    {users.map((user) => (
      <tr key={user._id}>
        <th scope="row" data-lead>
          <TextLink to={paths.adminUser(user._id)} css={{ ...breakable, minW: '88px' }}>
            {user.name}
          </TextLink>
        </th>
        <Cell label="Phone">{user.phone}</Cell>
        <Cell label="Email">
          <Breakable minW="140px">{user.email ?? '–'}</Breakable>
        </Cell>
        <Cell label="Role">
          <RoleSelect user={user} />
        </Cell>
        <td>
          <DeleteUser user={user} />
        </td>
      </tr>
    ))}
  </DataTable>
)
