import { chakra } from '@chakra-ui/react/styled-system'
import { accountDeletionSchema } from '@bartan/contract/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField } from '../../../components/form-field.tsx'
import { endSession } from '../../../lib/account-session.ts'
import { showServerError } from '../../../lib/server-errors.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useDeleteAccount } from '../api/delete-account.ts'
import { PasswordInput } from './password-input.tsx'

type DeleteAccountFormProps = { phone: string; onDone: () => void }

/** Asks for the password, then once more; the guard of the page leads away from what is gone. */
export const DeleteAccountForm = ({ phone, onDone }: DeleteAccountFormProps) => {
  const { mutateAsync: deleteAccount, isPending } = useDeleteAccount()
  const [isAsking, setIsAsking] = useState(false)
  const form = useForm({
    resolver: zodResolver(accountDeletionSchema),
    defaultValues: { password: '' },
  })
  const { errors } = form.formState

  const ask = form.handleSubmit(() => setIsAsking(true))

  const remove = form.handleSubmit(async (values) => {
    try {
      const { message } = await deleteAccount(values)
      await endSession()
      toast.success(message)
    } catch (error) {
      setIsAsking(false)
      showServerError(form, ['password'], error)
    }
  })

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void ask(event)}>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" value={phone} />
      <chakra.p color="ink.soft">
        Your account, your cart and your details go for good. Of your orders we keep what an invoice
        must show, without your phone and email.
      </chakra.p>
      <FormField label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
          />
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <chakra.div display="flex" gap="3">
        <Button type="submit" variant="danger" disabled={isPending}>
          Delete account
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </chakra.div>
      <ConfirmDialog
        isOpen={isAsking}
        question="Are you sure you want to delete your account?"
        confirmLabel="Delete for good"
        isBusy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        This can not be undone.
      </ConfirmDialog>
    </chakra.form>
  )
}
