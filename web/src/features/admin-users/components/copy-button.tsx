import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { copyText } from '#lib/browser/copy-text.ts'
import { useText } from '../texts.ts'

export const CopyButton = ({ text }: { text: string }) => {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(text))
  return (
    <Button variant="outline" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copyPassword')}</span>
    </Button>
  )
}
