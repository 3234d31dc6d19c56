import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { EmailForm } from '../../../components/email-form.tsx'
import { language, said } from '../../../copy/copy-of.ts'
import { call } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/session.ts'
import { copy } from '../copy.ts'

/** A field's own error says more than the message above it. */
const faultOf = (error: Error) =>
  said((error instanceof ApiError && error.fields.email) || error.message)

/** Asks for an e-mail address, to send one mail when a sold-out product is back. */
export const BackInStock = ({ productId }: { productId: string }) => {
  const id = useId()
  const user = useUser()
  const request = useMutation({
    mutationFn: (email: string) =>
      call('POST /api/products/:id/back-in-stock', {
        params: { id: productId },
        body: { email, language: language() },
      }),
  })
  return (
    <chakra.section
      aria-labelledby={`${id}-title`}
      p="4"
      minH={{ base: '228px', sm: '176px' }}
      bg="paper"
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.h2
        id={`${id}-title`}
        display="flex"
        alignItems="center"
        gap="2"
        fontFamily="body"
        fontWeight="semibold"
      >
        <BellRing aria-hidden size={18} />
        {copy('tellMe')}
      </chakra.h2>
      <chakra.p mt="1" fontSize="sm" color="ink.soft">
        {copy('tellMeHow')}
      </chakra.p>
      {request.isSuccess ? (
        <chakra.output display="block" mt="3" fontWeight="medium" color="success">
          {copy('notified')}
        </chakra.output>
      ) : (
        <chakra.div mt="3">
          <EmailForm
            action={copy(request.isPending ? 'notifying' : 'notify')}
            isPending={request.isPending}
            error={request.error ? faultOf(request.error) : undefined}
            defaultValue={user?.email}
            onSend={request.mutate}
          />
        </chakra.div>
      )}
    </chakra.section>
  )
}
