import { accountDeletionSchema } from '@bartan/contract/users/schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateReason } from '#i18n/translate.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { endSession } from '#lib/session/account-session.ts'
import { css } from '#styled-system/css'
import { useDeleteAccount } from '../account-calls.ts'
import { useText } from '../texts.ts'
import { AccountForm, AccountName, serverFieldError } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

type DeleteAccountFormProps = { phone: string; onDone: () => void }

/** Asks for the password, then for confirmation; afterwards the page's guard redirects. */
export const DeleteAccountForm = ({ phone, onDone }: DeleteAccountFormProps) => {
  const t = useText()
  const { mutateAsync: deleteAccount, isPending } = useDeleteAccount()
  const [isAsking, setIsAsking] = useState(false)
  const form = useForm({
    resolver: formResolver(t.language, accountDeletionSchema),
    defaultValues: { password: '' },
  })
  const { errors } = form.formState
  const wrong = serverFieldError(errors.password)

  const ask = form.handleSubmit(() => setIsAsking(true))

  const remove = form.handleSubmit(async (values) => {
    try {
      const done = await deleteAccount(values)
      await endSession()
      toast.success(translateReason(t.language, done))
    } catch (error) {
      showServerError(t.language, form, ['password'], error)
    }
  })

  return (
    <>
      <AccountForm
        action={t('deleteAccount')}
        isDangerous
        isBusy={isPending}
        fault={errors.root?.message ?? wrong}
        onSubmit={ask}
        onCancel={onDone}
      >
        <AccountName phone={phone} />
        <p className={css({ color: 'ink.soft' })}>{t('deletion')}</p>
        <PasswordField
          {...form.register('password')}
          label={t('password')}
          error={wrong ? undefined : errors.password?.message}
          {...(wrong && { 'aria-invalid': true })}
        />
      </AccountForm>
      <ConfirmDialog
        isOpen={isAsking}
        question={t('deletionQuestion')}
        confirmLabel={t('deleteForGood')}
        call={remove}
        onClose={() => setIsAsking(false)}
      >
        {t('noUndo')}
      </ConfirmDialog>
    </>
  )
}
