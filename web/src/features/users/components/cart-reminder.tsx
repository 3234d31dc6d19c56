import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useText } from '../texts.ts'

/** Consent to cart reminders; off until the customer turns it on. */
export const CartReminder = ({ userId }: { userId: string }) => {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const queryKey = ['profile', userId, 'reminders']
  const { data: profile } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
  })
  const change = useMutation({
    mutationFn: (cartReminder: boolean) =>
      call('PUT /api/users/profile', { body: { cartReminder } }),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
    onError: (error) => toast.error(t('notSaved'), messageOf(language, error)),
  })
  return (
    <CheckboxField
      label={t('cartReminder')}
      hint={t('cartReminderHint')}
      // Always rendered, because it would move what is below.
      disabled={!profile}
      checked={change.isPending ? change.variables : profile?.cartReminder === true}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  )
}
