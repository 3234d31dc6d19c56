import { PASSWORD_PARTS } from '@bartan/contract/users/rules'
import { Check, Circle } from 'lucide-react'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  part: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '&[data-met]': { color: 'success' },
  }),
}

const PARTS = [
  ['length', 'passwordLength'],
  ['letter', 'passwordLetter'],
  ['digit', 'passwordDigit'],
  ['sign', 'passwordSign'],
] as const

/** The password's rule, each part ticked off as it is typed. */
export const PasswordParts = ({ password }: { password: string }) => {
  const t = useText()
  return (
    <span className={wrap({ columnGap: '4', rowGap: '1' })}>
      {PARTS.map(([part, text]) => {
        const isMet = PASSWORD_PARTS[part].test(password)
        const Icon = isMet ? Check : Circle
        return (
          <span className={styles.part} key={part} data-met={isMet || undefined}>
            <Icon aria-hidden size={14} />
            {t(text)}
            {isMet && <VisuallyHidden> {t('passwordPartMet')}</VisuallyHidden>}
          </span>
        )
      })}
    </span>
  )
}
