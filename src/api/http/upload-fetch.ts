/** A `fetch` that reports the fraction of the body that has been sent, from 0 to 1. The browser's `fetch` does not. */
export async function uploadFetch(request: Request, onUpload: (sent: number) => void): Promise<Response> {
  const body = await request.arrayBuffer();
  const { signal, method, url, headers } = request;
  signal.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  signal.addEventListener('abort', abort);
  try {
    return await new Promise<Response>((resolve, reject) => {
      xhr.open(method, url);
      xhr.responseType = 'text';
      for (const [name, value] of headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded }) => onUpload(loaded / body.byteLength);
      xhr.onload = () => resolve(responseOf(xhr));
      // The same errors as `fetch`.
      xhr.onerror = () => reject(new TypeError('The server did not reply'));
      xhr.onabort = () => reject(signal.reason as Error);
      onUpload(0);
      xhr.send(body);
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr;
  const lines = xhr.getAllResponseHeaders().trim().split(/\r\n/);
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  const isBodiless = status === 204 || status === 205 || status === 304;
  return new Response(isBodiless ? null : xhr.responseText, {
    status,
    statusText,
    headers: headers.filter(([name]) => name !== ''),
  });
}
