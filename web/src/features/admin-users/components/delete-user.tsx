import { DeleteButton } from '#components/ui/delete-button.tsx'
import { text } from '#i18n/texts.ts'
import { useDeleteUser } from '../api/change-user.ts'
import { copy } from '../copy.ts'
import type { User } from '@bartan/contract/users/schema'

type DeleteUserProps = { user: User; onDeleted?: () => void }

export const DeleteUser = ({ user: { _id: id, name, phone }, onDeleted }: DeleteUserProps) => (
  <DeleteButton
    of={name}
    question={text('confirmDeleteUser')}
    deletion={useDeleteUser(id)}
    doneText={copy('deleted', { name })}
    failedText={copy('notDeleted')}
    onDeleted={onDeleted}
  >
    {copy('deletes', { name, phone })}
  </DeleteButton>
)
