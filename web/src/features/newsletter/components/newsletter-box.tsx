import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { Input } from '../../../components/form-field.tsx'
import { Heading } from '../../../components/heading.tsx'
import { said } from '../../../copy/copy-of.ts'
import { call } from '../../../lib/api-client.ts'
import { copy } from '../copy.ts'
import type { SubmitEvent } from 'react'

const loadThanks = () => import('./thanks.tsx')
/** Loaded while the shop answers: few visits get to see it. */
const Thanks = lazy(() => loadThanks().then((module) => ({ default: module.Thanks })))

const SignUp = () => {
  const id = useId()
  const signUp = useMutation({
    mutationFn: (email: string) => call('POST /api/newsletter', { body: { email } }),
  })
  if (signUp.isSuccess)
    return (
      <Suspense>
        <Thanks {...signUp.data} />
      </Suspense>
    )

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email !== 'string') return
    void loadThanks()
    signUp.mutate(email.trim())
  }
  return (
    <form onSubmit={submit}>
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
          placeholder={copy('emailExample')}
          borderColor="transparent"
          aria-invalid={signUp.isError || undefined}
          aria-describedby={signUp.isError ? `${id}-error` : undefined}
        />
        <Button
          type="submit"
          variant="accent"
          w={{ base: 'full', sm: 'auto' }}
          disabled={signUp.isPending}
        >
          {copy(signUp.isPending ? 'signingUp' : 'signUp')}
        </Button>
      </chakra.div>
      {signUp.isError && (
        <chakra.p id={`${id}-error`} role="alert" mt="2" fontWeight="medium" color="night.danger">
          {said(signUp.error.message)}
        </chakra.p>
      )}
    </form>
  )
}

/** Spec §1: the newsletter's text mentions 10% off the first order. */
export const NewsletterBox = () => (
  <chakra.section
    aria-label={copy('newsletter')}
    display="grid"
    gridTemplateColumns={{ base: '1fr', lg: '1fr minmax(0, 440px)' }}
    alignItems="center"
    gap={{ base: '5', lg: '12' }}
    p={{ base: '6', md: '10' }}
    bg="teal.deep"
    borderRadius="xl"
  >
    <div>
      <Heading size="section" color="white">
        {copy('promise')}
      </Heading>
      <chakra.p mt="2" maxW="48ch" color="night.soft">
        {copy('what')}
      </chakra.p>
    </div>
    <SignUp />
  </chakra.section>
)
