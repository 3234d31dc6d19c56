export { BusyButton } from './elements.tsx'
