/** Two soft tones, made by the page itself. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const start = audio.currentTime + i * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void audio.close(), 1000);
}
