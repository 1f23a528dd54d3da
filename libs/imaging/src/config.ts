// The runtime of the models reports its use to its maker, on every machine with a line, unless told not to.
process.env['ORT_DISABLE_TELEMETRY'] = '1';
