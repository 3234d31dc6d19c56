import type { User } from '@bartan/contract/users/schema'
import { DeleteButton } from '#components/ui/overlay/delete-button.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { useDeleteUser } from '../api/change-user.ts'
import { useText } from '../texts.ts'

type DeleteUserProps = { user: User; onDeleted?: () => void }

export const DeleteUser = ({ user: { _id: id, name, phone }, onDeleted }: DeleteUserProps) => {
  const text = useSpecText()
  const t = useText()
  return (
    <DeleteButton
      of={name}
      question={text('confirmDeleteUser')}
      call={useDeleteUser(id).mutateAsync}
      done={t('deleted', { name })}
      failed={t('notDeleted')}
      onDone={onDeleted}
    >
      {t('deletes', { name, phone })}
    </DeleteButton>
  )
}
