import { COUPON_PERCENT } from '@bartan/contract/coupons/rules'
import { Tag } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { codeDraft } from '../checkout-drafts.ts'
import { useHasOrdered } from '#lib/session/use-has-ordered.ts'
import { t } from '../texts.ts'
import { useFocusOn } from '../use-focus-on.ts'
import type { CouponState } from '../use-coupon.ts'
import { css } from '#styled-system/css'

const styles = {
  codeAndApply: css({ display: 'flex', gap: '2' }),
  input: css({ minW: '0' }),
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
  const field = useFocusOn<HTMLInputElement>(code.fault ?? isAsked)
  const [typed, setTyped] = useState(codeDraft.read()?.code ?? '')
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
      <FormField
        label={t('code')}
        error={code.fault}
        hint={t('codeHint', { percent: COUPON_PERCENT })}
      >
        {(control) => (
          <div className={styles.codeAndApply}>
            <Input
              className={styles.input}
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
  const message = useFocusOn<HTMLOutputElement>(isNew)
  if (!code.coupon) return null
  return (
    <div className={styles.applied}>
      <output className={styles.message} ref={message} tabIndex={-1}>
        {t('applied', code.coupon)}
      </output>
      <Button variant="quiet" onClick={onRemove}>
        {t('remove')}
        <VisuallyHidden> {t('code')}</VisuallyHidden>
      </Button>
    </div>
  )
}

/** The newsletter's code (spec §1: 10% off the first order), folded away because most shoppers have none. */
export const CouponPart = ({ code }: { code: CouponState }) => {
  const [isAsked, setIsAsked] = useState(false)
  // A code that was typed before a reload is shown again.
  const [isFromDraft, setIsFromDraft] = useState(() => Boolean(codeDraft.read()?.code))
  const hasOrdered = useHasOrdered()
  const opener = useRef<HTMLButtonElement>(null)
  const remove = () => {
    setIsAsked(false)
    setIsFromDraft(false)
    codeDraft.forget()
    code.remove()
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (code.coupon) return <Applied code={code} isNew={isAsked || isFromDraft} onRemove={remove} />
  if (isAsked || isFromDraft || code.fault) return <CodeForm code={code} isAsked={isAsked} />
  // Every code is for a first order.
  if (hasOrdered) return null
  return (
    <Button className={styles.opener} ref={opener} variant="quiet" onClick={() => setIsAsked(true)}>
      <Tag aria-hidden size={18} />
      {t('haveCode')}
    </Button>
  )
}
