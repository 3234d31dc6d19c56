import type { Role } from '@bartan/contract/users/rules'
import { useState } from 'react'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { useChangeRole } from '../api/change-user.ts'
import { t } from '../texts.ts'
import type { User } from '@bartan/contract/users/schema'

/** The role, changed by its dropdown. An admin may do everything, so that choice is asked about first. */
export const RoleSelect = ({ user }: { user: User }) => {
  const { changeRole, saving } = useChangeRole(user)
  const [isAsking, setAsking] = useState(false)
  const choose = (role: Role) => {
    if (role === 'admin') setAsking(true)
    else changeRole(role)
  }
  return (
    <>
      <OptionSelect
        isInRow
        aria-label={t('roleOf', { name: user.name })}
        value={user.role}
        options={[
          ['customer', t('customer')],
          ['admin', t('admin')],
        ]}
        onPick={choose}
      />
      <SaveState saving={saving} />
      <ConfirmDialog
        isOpen={isAsking}
        question={t('confirmAdmin', { name: user.name })}
        confirmLabel={t('makeAdmin')}
        onConfirm={() => {
          setAsking(false)
          changeRole('admin')
        }}
        onCancel={() => setAsking(false)}
      >
        {t('confirmAdminText')}
      </ConfirmDialog>
    </>
  )
}
