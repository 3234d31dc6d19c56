import { chakra } from '@chakra-ui/react/styled-system'
import { FormField, Input } from '../../../components/form-field.tsx'
import { copy } from '../copy.ts'
import type { User } from '@bartan/contract/user'

/** Whom to ask about the order: read-only, as the account has it (spec §5). */
export const Contact = ({ user }: { user: User }) => (
  <chakra.div
    display="grid"
    gap="4"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
  >
    <FormField label={copy('contactEmail')}>
      {(control) => (
        <Input
          {...control}
          type="email"
          readOnly
          value={user.email ?? ''}
          placeholder={copy('noEmail')}
        />
      )}
    </FormField>
    <FormField label={copy('contactPhone')}>
      {(control) => <Input {...control} type="tel" readOnly value={user.phone} />}
    </FormField>
  </chakra.div>
)
