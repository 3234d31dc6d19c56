import { chakra } from '@chakra-ui/react/styled-system'
import { MailCheck } from 'lucide-react'

/** Replaces the form in the box once the visitor has signed up; the server's answer says what to do next. */
export const Thanks = ({ message }: { message: string }) => (
  <chakra.div display="flex" gap="3" color="saffron">
    <chakra.span flexShrink="0" mt="1">
      <MailCheck aria-hidden size={22} />
    </chakra.span>
    <chakra.output display="block" fontWeight="semibold" fontSize="lg" textWrap="balance">
      {message}
    </chakra.output>
  </chakra.div>
)
