import { isAlwaysFree } from '@bartan/contract/pricing/shipping'
import type { SetupStep } from '@bartan/contract/today/rules'
import { Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Button, ButtonLink, Card, Heading, VisuallyHidden } from '#components/ui/elements.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { copyText } from '#lib/browser/copy-text.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { STORAGE_KEYS, readText, writeText } from '#lib/storage/local-store.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'

/** Tells whether the link was shared from this device. */
const useIsShared = () => {
  const [isShared, setShared] = useState(() => readText(STORAGE_KEYS.sharedShop) === 'yes')
  return {
    isShared,
    share: () => {
      writeText(STORAGE_KEYS.sharedShop, 'yes')
      setShared(true)
    },
  }
}

/** Shares the link through WhatsApp, or copies it. */
const ShareShop = ({ name, onShared }: { name: string; onShared: () => void }) => {
  const t = useText()
  const url = location.origin
  const copy = async () => {
    if (await copyText(url)) onShared()
    else toast.error(t('step.shareNotCopied'), url)
  }
  return (
    <>
      <a
        className={button({ variant: 'outline', size: 'sm' })}
        href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${url}`)}`}
        target="_blank"
        rel="noreferrer"
        onClick={onShared}
      >
        {t('step.shareAction')}
      </a>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {t('step.shareCopy')}
      </Button>
    </>
  )
}

const styles = {
  about: css({ mt: '1', color: 'ink.soft', fontSize: 'sm' }),
  step: grid({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' }),
  open: css({ color: 'ink.faint' }),
  done: css({ color: 'success' }),
}

type StepProps = { title: string; about: string; isDone: boolean; children: ReactNode }

const Step = ({ title, about, isDone, children }: StepProps) => {
  const t = useText()
  return (
    <li className={styles.step}>
      <span className={isDone ? styles.done : styles.open}>
        {isDone ? <CircleCheck aria-hidden size={24} /> : <Circle aria-hidden size={24} />}
      </span>
      <div>
        <Heading as="h3" size="small">
          {title}
          {isDone && <VisuallyHidden>: {t('stepDone')}</VisuallyHidden>}
        </Heading>
        {!isDone && (
          <>
            <p className={styles.about}>{about}</p>
            <div className={wrap({ gap: '2', mt: '2' })}>{children}</div>
          </>
        )}
      </div>
    </li>
  )
}

const Action = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink variant="outline" size="sm" to={to}>
    {label}
  </ButtonLink>
)

type FirstStepsProps = {
  /** What the server finds open. */
  setup: readonly SetupStep[]
  orders: number
}

/** A shop with customers has begun. */
export const isSettingUp = (orders: number): boolean => orders <= 1

/** Checklist of a new shop's open tasks; hidden once the shop has customers. */
export const FirstSteps = ({ setup, orders }: FirstStepsProps) => {
  const t = useText()
  const shop = useShop()
  const { isShared, share } = useIsShared()
  const { fee, freeFrom } = shop.shipping
  const hasOrder = orders > 0
  const isDone = (step: SetupStep) => !setup.includes(step)
  const done = {
    shop: isDone('shop'),
    product: isDone('product'),
    // A test order has shown both.
    delivery: hasOrder || isDone('delivery'),
    look: hasOrder || isDone('look'),
    legal: isDone('legal'),
    order: hasOrder,
    share: isShared,
  }
  const states = Object.values(done)
  const count = states.filter(Boolean).length
  if (!isSettingUp(orders) || count === states.length) return null
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Heading id="first-steps" size="small">
        {t('firstSteps')}
      </Heading>
      <p className={styles.about}>{t('firstStepsAbout', { done: count, all: states.length })}</p>
      <ol className={grid({ mt: '4', gap: '4' })}>
        <Step title={t('step.details')} about={t('step.detailsAbout')} isDone={done.shop}>
          <Action to={adminPaths.settings('shop')} label={t('step.detailsAction')} />
        </Step>
        <Step title={t('step.product')} about={t('step.productAbout')} isDone={done.product}>
          <Action to={adminPaths.createProduct} label={t('step.productAction')} />
          <Action to={adminPaths.bulkEdit} label={t('step.productMany')} />
          <Action to={adminPaths.import} label={t('step.productMoveIn')} />
        </Step>
        <Step
          title={t('step.delivery')}
          about={
            isAlwaysFree(shop.shipping) || freeFrom === null
              ? t(freeFrom === null ? 'step.deliveryNever' : 'step.deliveryFree', {
                  fee: formatRupees(fee),
                })
              : t('step.deliveryAbout', {
                  fee: formatRupees(fee),
                  freeFrom: formatRupees(freeFrom),
                })
          }
          isDone={done.delivery}
        >
          <Action to={adminPaths.settings('delivery')} label={t('step.deliveryAction')} />
        </Step>
        <Step title={t('step.legal')} about={t('step.legalAbout')} isDone={done.legal}>
          <Action to={adminPaths.settings('legal')} label={t('step.legalAction')} />
        </Step>
        <Step title={t('step.look')} about={t('step.lookAbout')} isDone={done.look}>
          <Action to={adminPaths.settings('look')} label={t('step.lookAction')} />
        </Step>
        <Step title={t('step.order')} about={t('step.orderAbout')} isDone={done.order}>
          <Action to={paths.collection()} label={t('step.orderAction')} />
        </Step>
        <Step title={t('step.share')} about={t('step.shareAbout')} isDone={done.share}>
          <ShareShop name={shop.name} onShared={share} />
        </Step>
      </ol>
    </Card>
  )
}
