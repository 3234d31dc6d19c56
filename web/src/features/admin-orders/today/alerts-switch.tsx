import { Bell, BellOff } from 'lucide-react'
import { Choice } from '#components/ui/elements.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useStore } from '#lib/storage/use-store.ts'
import { css } from '#styled-system/css'
import { useText } from '../desk-texts.ts'
import { alerts, allowAlerts, switchAlerts } from './alerts.ts'

const styles = {
  root: css({ mt: '2' }),
  state: css({ fontWeight: 'semibold' }),
}

/** Turns on sound and notification for new orders; only by a press, and only on this device. */
export const AlertsSwitch = () => {
  const t = useText()
  const isOn = useStore(alerts)
  const change = async () => {
    if (isOn) {
      switchAlerts(false)
      toast.success(t('alertsOff'))
    } else toast.success(t((await allowAlerts()) ? 'alertsShown' : 'alertsHeard'))
  }
  return (
    <Choice className={styles.root} size="sm" aria-pressed={isOn} onClick={() => void change()}>
      {isOn ? <Bell aria-hidden size={16} /> : <BellOff aria-hidden size={16} />}
      {t('alerts')} <span className={styles.state}>{t(isOn ? 'on' : 'off')}</span>
    </Choice>
  )
}
