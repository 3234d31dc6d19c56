import { isOver } from '@bartan/contract/offers/running'
import type { OfferReply } from '@bartan/contract/offers/schema'
import { addDays, startOfDay, DAY_MS, dayOf } from '@bartan/contract/shared/shop-day'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Card, Heading, IconButton, Note } from '#components/ui/elements.tsx'
import { formatShortDay } from '#components/ui/format-date.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { hstack } from '#styled-system/patterns'
import { offerSpan } from '../offer-sentence.ts'
import { useText } from '../texts.ts'

const WEEKS = 4
const DAYS_OF_WEEK = 7
const CALENDAR_DAYS = WEEKS * DAYS_OF_WEEK

/** The Monday of a time's week. */
const mondayOf = (time: Date): string => {
  const day = dayOf(time)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

const weeksFrom = (monday: string): string[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(monday, week * DAYS_OF_WEEK))

/** Start and width of an offer's bar as fractions of the calendar. */
type Bar = { offer: OfferReply; start: number; width: number }

/** A time as a fraction of the calendar, from 0 to 1. */
const placeOf = (monday: string, time: number): number =>
  (time - startOfDay(monday).getTime()) / (CALENDAR_DAYS * DAY_MS)

/** Offers of the weeks from a Monday on, by start; without those that were switched off. */
const barsFrom = (monday: string, offers: readonly OfferReply[]): Bar[] =>
  offers
    .filter((offer) => offer.active && !isOver(offer, startOfDay(monday)))
    .map((offer) => {
      const from = placeOf(monday, Date.parse(offer.from))
      const to = offer.to === undefined ? 1 : placeOf(monday, Date.parse(offer.to))
      const start = Math.max(0, from)
      return { offer, start, width: Math.min(1, to) - start }
    })
    .filter(({ start }) => start < 1)
    .toSorted((one, other) => Date.parse(one.offer.from) - Date.parse(other.offer.from))

const styles = {
  weeks: css({
    display: 'grid',
    gridTemplateColumns: '4',
    fontSize: 'xs',
    color: 'ink.soft',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { borderLeftWidth: '1px', pl: '1', py: '1' },
  }),
  row: css({ position: 'relative', py: '2', borderTopWidth: '1px', fontSize: 'sm' }),
  name: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  span: css({ color: 'ink.soft', fontSize: 'xs' }),
  track: css({ position: 'relative', h: '2', mt: '1', bg: 'line', borderRadius: 'full' }),
  bar: css({
    position: 'absolute',
    top: '0',
    bottom: '0',
    minW: '1.5',
    bg: 'teal',
    borderRadius: 'full',
    '&[data-kind=sale]': { bg: 'saffron' },
  }),
  today: css({ position: 'absolute', top: '0', bottom: '0', w: '2px', bg: 'danger', zIndex: '1' }),
}

const percent = (part: number): string => `${part * 100}%`

/** Calendar of offers, four weeks at a time. Sales and other offers have bars of different colors. */
export const OfferCalendar = ({ offers }: { offers: readonly OfferReply[] }) => {
  const t = useText()
  const headingId = useId()
  const now = useNow()
  const [monday, setMonday] = useState(() => mondayOf(new Date(now)))
  const today = placeOf(monday, now)
  const bars = barsFrom(monday, offers)
  const dayText = (day: string) => formatShortDay(t.language, startOfDay(day).toISOString())
  return (
    <section className={css({ mb: '8' })} aria-labelledby={headingId}>
      <div className={hstack({ gap: '1', mb: '1' })}>
        <Heading className={css({ mr: 'auto' })} id={headingId} size="card">
          {t('calendar')}
        </Heading>
        <IconButton
          aria-label={t('weeksBefore')}
          onClick={() => setMonday(addDays(monday, -CALENDAR_DAYS))}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <IconButton
          aria-label={t('weeksAfter')}
          onClick={() => setMonday(addDays(monday, CALENDAR_DAYS))}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </div>
      <Card>
        <div className={styles.weeks} aria-live="polite">
          {weeksFrom(monday).map((week) => (
            <span key={week}>{dayText(week)}</span>
          ))}
        </div>
        {bars.length === 0 ? (
          <Note className={css({ py: '2', borderTopWidth: '1px' })}>{t('calendarEmpty')}</Note>
        ) : (
          <ul className={css({ position: 'relative', listStyleType: 'none' })}>
            {bars.map(({ offer, start, width }) => (
              <li className={styles.row} key={offer._id}>
                <span className={styles.name}>{offer.name}</span>{' '}
                <span className={styles.span}>{offerSpan(t.language, offer)}</span>
                <div className={styles.track} aria-hidden>
                  <div
                    className={styles.bar}
                    data-kind={offer.kind}
                    style={{ left: percent(start), width: percent(width) }}
                  />
                  {today >= 0 && today < 1 && (
                    <div className={styles.today} style={{ left: percent(today) }} />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
