import { TEXTS } from '@bartan/contract/texts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useDeleteUser } from '../api/delete-user.ts'
import type { User } from '@bartan/contract/user'

export const DeleteUser = ({ user, onDeleted }: { user: User; onDeleted?: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const { mutate: deleteUser, isPending } = useDeleteUser(user._id)
  const confirm = () =>
    deleteUser(undefined, {
      onSuccess: () => {
        toast.success(`${user.name} was deleted`)
        onDeleted?.()
      },
      onError: (error) => toast.error('The user was not deleted', messageOf(error)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        color="ink.soft"
        _hover={{ color: 'danger', bg: 'danger.tint' }}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden size={16} />
        Delete<VisuallyHidden> {user.name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={TEXTS.confirmDeleteUser}
        confirmLabel="Delete"
        isBusy={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {user.name}, {user.phone}. The orders stay.
      </ConfirmDialog>
    </>
  )
}
