import { atom } from 'nanostores'
import { readText, writeText } from '#lib/storage/local-store.ts'

const KEY = 'adminOrderAlerts'

/** Whether this device tells of new orders by a sound and a notification. */
export const alerts = atom(readText(KEY) === 'on')

export const switchAlerts = (isOn: boolean): void => {
  writeText(KEY, isOn ? 'on' : 'off')
  alerts.set(isOn)
}

/** Asks the browser: whether it shows notifications; else there is the sound alone. To be called by a press. */
export const allowAlerts = async (): Promise<boolean> => {
  switchAlerts(true)
  playSound()
  if (typeof Notification === 'undefined') return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

const TONES_HZ = [660, 880]
const TONE_SECONDS = 0.16

/** Two short tones, made here: no file to load. A browser that plays nothing yet stays silent. */
export const playSound = (): void => {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + index * TONE_SECONDS
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.2, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + TONE_SECONDS)
    if (index === TONES_HZ.length - 1) tone.addEventListener('ended', () => void audio.close())
  }
}

export const notify = (title: string, onPress: () => void): void => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { tag: 'new-orders' })
    note.addEventListener('click', () => {
      globalThis.focus()
      onPress()
      note.close()
    })
  } catch {
    // On a phone only a service worker may show one: there is the sound.
  }
}
