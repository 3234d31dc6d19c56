import { chakra } from '@chakra-ui/react/styled-system'
import type { Role } from '@bartan/contract/account-rules'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField, Input, Select } from '../../../components/form-field.tsx'
import { showServerError } from '../../../lib/server-errors.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useAddUser } from '../api/add-user.ts'
import { USER_FORM_RULES } from '../user-form-rules.ts'

const EMPTY = { name: '', phone: '', email: '', password: '', role: 'customer' as Role }

export const AddUserForm = () => {
  const { mutateAsync: addUser } = useAddUser()
  const form = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof typeof USER_FORM_RULES) => form.register(name, USER_FORM_RULES[name])

  const submit = form.handleSubmit(async (fields) => {
    try {
      const { user } = await addUser(fields)
      toast.success(`${user.name} was added`)
      form.reset(EMPTY)
    } catch (error) {
      showServerError(form, ['name', 'phone', 'email', 'password', 'role'], error)
    }
  })

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <FormField label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...field('name')} autoComplete="off" />}
      </FormField>
      <FormField label="Phone" error={errors.phone?.message}>
        {(control) => (
          <Input
            {...control}
            {...field('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            placeholder="10 digits"
          />
        )}
      </FormField>
      <FormField label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} {...field('email')} type="email" autoComplete="off" />}
      </FormField>
      <FormField
        label="Password"
        error={errors.password?.message}
        hint="8 to 20 characters with a letter, a digit and one of ! @ # $ % ^ & *"
      >
        {(control) => (
          <Input {...control} {...field('password')} type="password" autoComplete="new-password" />
        )}
      </FormField>
      <FormField label="Role" error={errors.role?.message}>
        {(control) => (
          <Select {...control} {...form.register('role')}>
            <option value="customer">Customer</option>
            <option value="admin">Admin</option>
          </Select>
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <Button type="submit" variant="accent" disabled={isSubmitting}>
        {isSubmitting ? 'Adding…' : 'Add User'}
      </Button>
    </chakra.form>
  )
}
