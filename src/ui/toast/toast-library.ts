// The headless half: the other writes a <style> into the page, which a strict content policy refuses.
import { toast } from 'react-hot-toast/headless';

export function showToast(kind: 'success' | 'error' | 'loading' | 'blank', message: string, id: string): void {
  if (kind === 'blank') toast(message, { id });
  else toast[kind](message, { id });
}

export function dismissToast(id?: string): void {
  toast.dismiss(id);
}
