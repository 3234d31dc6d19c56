import { Bell, BellOff } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { useStore } from '#lib/storage/use-store.ts'
import { css } from '#styled-system/css'
import { t } from '../desk-texts.ts'
import { alerts, allowAlerts, switchAlerts } from './alerts.ts'

const styles = { root: css({ mt: '2' }) }

/** Sound and notification for new orders: only by a press, and only on this device. */
export const AlertsSwitch = () => {
  const isOn = useStore(alerts)
  return (
    <Button
      className={styles.root}
      variant="quiet"
      size="sm"
      aria-pressed={isOn}
      onClick={() => (isOn ? switchAlerts(false) : void allowAlerts())}
    >
      {isOn ? <Bell aria-hidden size={16} /> : <BellOff aria-hidden size={16} />}
      {t(isOn ? 'alertsOn' : 'alertsOff')}
    </Button>
  )
}
