import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { Input } from '../../../components/form-field.tsx'
import { language, said } from '../../../copy/copy-of.ts'
import { call } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useSession } from '../../../lib/session.ts'
import { copy } from '../copy.ts'
import type { SubmitEvent } from 'react'

/** A field's own fault says more than the message above it. */
const faultOf = (error: Error) =>
  said((error instanceof ApiError && error.fields.email) || error.message)

/** Asks for a mail when a sold-out product is there again. */
export const BackInStock = ({ productId }: { productId: string }) => {
  const id = useId()
  const { user } = useSession()
  const request = useMutation({
    mutationFn: (email: string) =>
      call('POST /api/products/:id/back-in-stock', {
        params: { id: productId },
        body: { email, language: language() },
      }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email === 'string') request.mutate(email.trim())
  }
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
        <chakra.form mt="3" onSubmit={submit}>
          <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="semibold">
            {copy('email')}
          </chakra.label>
          <chakra.div display="flex" flexWrap={{ base: 'wrap', sm: 'nowrap' }} gap="3">
            <Input
              id={id}
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={user?.email}
              placeholder={copy('emailExample')}
              aria-invalid={request.isError || undefined}
              aria-describedby={request.isError ? `${id}-error` : undefined}
            />
            <Button type="submit" w={{ base: 'full', sm: 'auto' }} disabled={request.isPending}>
              {copy(request.isPending ? 'notifying' : 'notify')}
            </Button>
          </chakra.div>
          {request.error && (
            <chakra.p
              id={`${id}-error`}
              role="alert"
              mt="2"
              fontSize="sm"
              fontWeight="medium"
              color="danger"
            >
              {faultOf(request.error)}
            </chakra.p>
          )}
        </chakra.form>
      )}
    </chakra.section>
  )
}
