import { chakra } from '@chakra-ui/react/styled-system'
import { optionalEmailSchema, profileChangeSchema } from '@bartan/contract/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField, Input } from '../../../components/form-field.tsx'
import { showServerError } from '../../../lib/server-errors.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useChangeProfile } from '../api/change-profile.ts'
import type { User } from '@bartan/contract/user'

/** Both fields stand here, so both are sent: an emptied e-mail is taken away. */
const profileFormSchema = profileChangeSchema.required({ name: true }).extend({
  email: optionalEmailSchema.transform((email) => email ?? null),
})

type ProfileFormProps = { user: User; onDone: () => void }

/** Name and e-mail. The phone is what one logs in with and stays. */
export const ProfileForm = ({ user, onDone }: ProfileFormProps) => {
  const { mutateAsync: changeProfile } = useChangeProfile()
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { name: user.name, email: user.email ?? '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (change) => {
    try {
      await changeProfile(change)
      toast.success('Your details are saved')
      onDone()
    } catch (error) {
      showServerError(form, ['name', 'email'], error)
    }
  })

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <FormField label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
      </FormField>
      <FormField label="Email" isOptional error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" disabled={isSubmitting}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
