import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { useOrderCode } from './use-order-code.ts'

/** Field for the caller's offer code. */
export const CodeField = ({ code }: { code: ReturnType<typeof useOrderCode> }) => {
  const t = useText()
  const { typed, type, fault, better } = code
  return (
    <div className={css({ mt: '2', pt: '4', borderTopWidth: '1px' })}>
      <InputField
        label={t('offerCode')}
        isOptional
        error={fault}
        hint={better && t('betterOffer', { name: better })}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}
