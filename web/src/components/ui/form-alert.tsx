import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

type FormAlertProps = { tone?: 'danger' | 'info'; children: ReactNode }

/** What is wrong with a form as a whole, or what to know before filling it in. */
export const FormAlert = ({ tone = 'danger', children }: FormAlertProps) => (
  <chakra.p
    // A screen reader announces an `output` when it is its turn, an alert at once.
    {...(tone === 'danger' ? { role: 'alert' } : { as: 'output' })}
    display="block"
    px="4"
    py="3"
    fontSize="sm"
    fontWeight="medium"
    borderRadius="md"
    bg={tone === 'danger' ? 'danger.tint' : 'teal.tint'}
    color={tone === 'danger' ? 'danger' : 'teal.deep'}
  >
    {children}
  </chakra.p>
)
