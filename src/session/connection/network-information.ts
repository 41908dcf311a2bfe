/** What Chromium knows about the network. Other browsers do not say it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

const information = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {};

/** Whether the user has asked the browser to save data. */
export const savesData = (): boolean => information().saveData ?? false;

/** Whether the user saves data, or the network is slow, or probably paid by volume. */
export function isMetered(): boolean {
  const { effectiveType = '4g', type = '' } = information();
  return savesData() || effectiveType !== '4g' || type === 'cellular';
}
