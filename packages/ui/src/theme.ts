import './tokens.css';
import './base.css';
import type { Settings } from './settings.ts';

/** The attributes that the style sheets go by. */
export function applySettings({ theme, motion }: Settings, root: HTMLElement): void {
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  if (motion === 'system') root.removeAttribute('data-motion');
  else root.dataset['motion'] = motion;
}
