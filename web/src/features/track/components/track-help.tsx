import { plainPhone } from '@bartan/contract/users/rules'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallUs } from '#components/commerce/call-us.tsx'
import { ButtonLink, Card, Heading, TextLink } from '#components/ui/elements.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'

const styles = {
  text: css({ mb: '4', color: 'ink.soft' }),
  links: wrap({ columnGap: '5', mt: '3', '& a': { py: '2' } }),
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading className={css({ mb: '2' })} size="small">
      {title}
    </Heading>
    {children}
  </Card>
)

/** Beside a tracked order: whom to ask, and where its goods, address and bill are shown to its customer alone. */
export const TrackHelp = ({ number }: { number: string }) => {
  const t = useText()
  const text = useSpecText()
  const { whatsapp, phone } = useShop()
  const chat = whatsapp || phone
  return (
    <>
      {chat && (
        <Section title={t('help')}>
          <p className={styles.text}>{t('helpHow', { number })}</p>
          <div className={wrap({ gap: '3' })}>
            <CallUs />
            <a
              className={button({ variant: 'outline' })}
              href={whatsAppLink(plainPhone(chat), t('helpMessage', { number }))}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden size={18} />
              WhatsApp
            </a>
          </div>
        </Section>
      )}
      <Section title={t('more')}>
        <p className={styles.text}>{t('moreHow')}</p>
        <ButtonLink variant="outline" to={paths.myOrders}>
          {text('myOrders')}
        </ButtonLink>
        <p className={styles.links}>
          <TextLink to={paths.shipping}>{t('shipping')}</TextLink>
          <TextLink to={paths.returns}>{t('returns')}</TextLink>
        </p>
      </Section>
    </>
  )
}
