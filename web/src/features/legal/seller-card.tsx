import { shownLegal } from '@bartan/contract/settings/shown-legal'
import type { ReactNode } from 'react'
import { Card, Heading, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { translateValue } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'

const styles = {
  root: grid({ gap: '5', fontSize: 'sm', overflowWrap: 'anywhere' }),
  name: css({ fontWeight: 'semibold' }),
  soft: css({ color: 'ink.soft' }),
  // Touch target of full height.
  link: css({ display: 'inline-flex', alignItems: 'center', minH: 'tap', my: '-2px' }),
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={grid({ gap: '1', justifyItems: 'start' })}>
    <Heading size="card" as="h2">
      {title}
    </Heading>
    {children}
  </div>
)

const Officer = () => {
  const t = useText()
  const { name, designation, phone, email } = shownLegal(useShop()).grievanceOfficer
  if (!name && !phone && !email) return null
  return (
    <Part title={t('officer')}>
      {name && <p className={styles.name}>{name}</p>}
      {name && designation && <p>{translateValue(t.language, designation)}</p>}
      {phone && (
        <OutsideLink className={styles.link} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </OutsideLink>
      )}
      {email && (
        <OutsideLink className={styles.link} href={`mailto:${email}`}>
          {email}
        </OutsideLink>
      )}
      <p className={styles.soft}>{t('officerTimes')}</p>
    </Part>
  )
}

/** The seller and the grievance officer, as the Consumer Protection (E-Commerce) Rules require. */
export const SellerCard = ({ isOnComplaints = false }: { isOnComplaints?: boolean }) => {
  const t = useText()
  const shop = useShop()
  const { legalName, addresses, gstin, registration } = shownLegal(shop)
  return (
    <Card className={styles.root} as="section" aria-label={t('seller')}>
      <Part title={t('seller')}>
        <p className={styles.name}>{legalName || shop.name}</p>
        {addresses.filter(Boolean).map((address) => (
          <p key={address}>{address}</p>
        ))}
        {gstin && <p>GSTIN {gstin}</p>}
        {registration === 'composition' && <p className={styles.soft}>{t('composition')}</p>}
      </Part>
      <Officer />
      {!isOnComplaints && (
        <TextLink className={styles.link} to={paths.grievances}>
          {t('complain')}
        </TextLink>
      )}
    </Card>
  )
}
