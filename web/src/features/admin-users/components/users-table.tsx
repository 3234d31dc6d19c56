import type { Language } from '@bartan/contract/shop/languages'
import type { User } from '@bartan/contract/users/schema'
import { EmailAddress } from '#components/ui/email-address.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText, textIn } from '../texts.ts'
import { DeleteUser } from './delete-user.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RoleSelect } from './role-select.tsx'

const styles = {
  actions: css({ whiteSpace: { lg: 'nowrap' } }),
  email: css({ display: 'block', minW: '120px', color: 'ink.soft' }),
}

/** Phone and email share one, so that the actions have room beside each other at 1280 px. */
const columns = (language: Language) => [
  { name: textIn(language, 'name') },
  { name: `${textIn(language, 'phone')}, ${textIn(language, 'email')}` },
  { name: textIn(language, 'role') },
  { name: textIn(language, 'actions') },
]

export const UsersTable = ({ users }: { users: User[] }) => {
  const t = useText()
  const language = useLanguage()
  return (
    <DataTable caption={t('users')} columns={columns(language)}>
      {users.map((user) => (
        <tr key={user._id}>
          <th scope="row" data-lead>
            <TextLink to={paths.adminUser(user._id)} className={cellLink}>
              {user.name}
            </TextLink>
          </th>
          <Cell label={t('phone')}>
            <div>
              {user.phone}
              {user.email && (
                <Breakable className={styles.email}>
                  <EmailAddress address={user.email} />
                </Breakable>
              )}
            </div>
          </Cell>
          <Cell label={t('role')}>
            <RoleSelect user={user} />
          </Cell>
          <td className={styles.actions}>
            <ResetPassword user={user} />
            <DeleteUser user={user} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
