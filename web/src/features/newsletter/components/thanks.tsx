import { chakra } from '@chakra-ui/react/styled-system'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { said } from '../../../copy/copy-of.ts'
import { copy } from '../copy.ts'

const CodeBox = ({ code }: { code: string }) => {
  const [isCopied, setCopied] = useState(false)
  // Refused, or not available (no https): the code can still be selected by hand.
  const copyCode = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <chakra.div mt="4">
      <chakra.p fontSize="sm" fontWeight="semibold">
        {copy('yourCode')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
        <chakra.code
          flex="1"
          display="grid"
          placeItems="center"
          minH="tap"
          px="4"
          fontFamily="body"
          fontSize="xl"
          fontWeight="bold"
          letterSpacing="wide"
          whiteSpace="nowrap"
          userSelect="all"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="saffron"
          borderRadius="md"
        >
          {code}
        </chakra.code>
        <Button variant="accent" onClick={copyCode}>
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copy(isCopied ? 'copied' : 'copyCode')}
        </Button>
      </chakra.div>
      <chakra.p mt="2" fontSize="sm" color="night.soft">
        {copy('codeUse')}
      </chakra.p>
    </chakra.div>
  )
}

type ThanksProps = {
  /** The server's message to the visitor. */
  message: string
  /** The coupon for the first order; only the first subscription of an address brings one. */
  code?: string | undefined
}

/** Replaces the form in the box once the visitor has signed up. */
export const Thanks = ({ message, code }: ThanksProps) => (
  <div>
    <chakra.output
      display="block"
      fontWeight="semibold"
      color="saffron"
      fontSize="lg"
      textWrap="balance"
    >
      {code ? copy('thanks') : said(message)}
    </chakra.output>
    {code && <CodeBox code={code} />}
  </div>
)
