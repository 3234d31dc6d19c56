import { Tag } from 'lucide-react'
import { useRef, useState } from 'react'
import { BusyButton, Button, VisuallyHidden } from '#components/ui/elements.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { css } from '#styled-system/css'
import { codeDraft, forgetCode, knownCode } from '../checkout-drafts.ts'
import { useText } from '../texts.ts'
import type { CouponState } from '../use-coupon.ts'
import { useFocusOn } from '../use-focus-on.ts'

const styles = {
  applied: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    pl: '3',
    bg: 'success.tint',
    borderRadius: 'md',
  }),
  message: css({ color: 'success', fontWeight: 'medium', fontSize: 'sm' }),
  opener: css({ justifySelf: 'start', ml: '-3', px: '3' }),
}

const CodeForm = ({ code, isAsked }: { code: CouponState; isAsked: boolean }) => {
  const t = useText()
  const field = useFocusOn<HTMLInputElement>(!code.isFromLink && (code.fault ?? isAsked))
  const [typed, setTyped] = useState(knownCode)
  const type = (text: string) => {
    setTyped(text)
    codeDraft.save({ code: text })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === '') field.current?.focus()
        else code.apply(typed)
      }}
    >
      <FormField label={t('code')} error={code.fault} hint={!code.fault && t('codeHint')}>
        {(control) => (
          <div className={css({ display: 'flex', gap: '2' })}>
            <Input
              className={css({ minW: '0' })}
              {...control}
              ref={field}
              value={typed}
              onChange={(event) => type(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
            />
            <BusyButton type="submit" variant="outline" isBusy={code.isBusy}>
              {t(code.isBusy ? 'applying' : 'apply')}
            </BusyButton>
          </div>
        )}
      </FormField>
    </form>
  )
}

type AppliedProps = { code: CouponState; isNew: boolean; onRemove: () => void }

const Applied = ({ code, isNew, onRemove }: AppliedProps) => {
  const t = useText()
  const message = useFocusOn<HTMLOutputElement>(isNew && !code.isFromLink)
  if (!code.coupon) return null
  const { code: typed, better } = code.coupon
  return (
    <div className={styles.applied}>
      <output className={styles.message} ref={message} tabIndex={-1}>
        {better === undefined
          ? t('applied', { code: typed })
          : t('better', { name: better, code: typed })}
      </output>
      <Button variant="quiet" onClick={onRemove}>
        {t('remove')}
        <VisuallyHidden> {t('code')}</VisuallyHidden>
      </Button>
    </div>
  )
}

/** Offer code; collapsed, because most shoppers have none. */
export const CouponPart = ({ code }: { code: CouponState }) => {
  const t = useText()
  const [isAsked, setIsAsked] = useState(false)
  // Expanded if a code was typed before a reload.
  const [isFromDraft, setIsFromDraft] = useState(() => knownCode() !== '')
  const opener = useRef<HTMLButtonElement>(null)
  const remove = () => {
    setIsAsked(false)
    setIsFromDraft(false)
    forgetCode()
    code.remove()
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (code.coupon) return <Applied code={code} isNew={isAsked || isFromDraft} onRemove={remove} />
  if (isAsked || isFromDraft || code.fault) return <CodeForm code={code} isAsked={isAsked} />
  return (
    <Button className={styles.opener} ref={opener} variant="quiet" onClick={() => setIsAsked(true)}>
      <Tag aria-hidden size={18} />
      {t('haveCode')}
    </Button>
  )
}
