import { ROLES, type Role } from '@bartan/contract/shared/roles'
import type { User } from '@bartan/contract/users/schema'
import { useState } from 'react'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { useChangeRole } from '../api/change-user.ts'
import { useText } from '../texts.ts'

type StaffRole = Exclude<Role, 'customer'>

const QUESTIONS = {
  admin: { question: 'confirmAdmin', yes: 'makeAdmin', why: 'confirmAdminText' },
  packer: { question: 'confirmPacker', yes: 'makePacker', why: 'confirmPackerText' },
  catalogue: { question: 'confirmCatalogue', yes: 'makeCatalogue', why: 'confirmCatalogueText' },
  accounts: { question: 'confirmAccounts', yes: 'makeAccounts', why: 'confirmAccountsText' },
} as const satisfies Record<StaffRole, object>

/** Changes a role by a select, after a confirmation if the role can see customers' orders. */
export const RoleSelect = ({ user }: { user: User }) => {
  const t = useText()
  const { changeRole, saving } = useChangeRole(user)
  const [asked, setAsked] = useState<StaffRole>()
  const choose = (role: Role) => {
    if (role === 'customer') changeRole(role)
    else setAsked(role)
  }
  // Keeps the question's text while the dialog closes.
  const role = asked ?? 'admin'
  return (
    <>
      <OptionSelect
        isInRow
        aria-label={t('roleOf', { name: user.name })}
        value={user.role}
        options={ROLES.map((one) => [one, t(one)] as const)}
        onPick={choose}
      />
      <SaveState saving={saving} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        question={t(QUESTIONS[role].question, { name: user.name })}
        confirmLabel={t(QUESTIONS[role].yes)}
        call={() => changeRole(role)}
        onClose={() => setAsked(undefined)}
      >
        {t(QUESTIONS[role].why)}
      </ConfirmDialog>
    </>
  )
}
